/** What nobody sees before its code is there: it comes with the code. */
const WITH_CODE =
  /[\\/]src[\\/](search[\\/](?!SearchButton)|labs[\\/](?!Lab[\\/])|diagrams[\\/]Viewer[\\/]FullScreen)/;

const ROOM = /[\\/]src[\\/](diagrams|labs|landing|tables)[\\/]/;

/** The style sheet of the build that a file of styles belongs to. That of the site is in every page. */
export function sheetOf(file: string): string | undefined {
  if (WITH_CODE.test(file)) return undefined;
  const [, room] = ROOM.exec(file) ?? [];
  return room ?? 'site';
}
