import {declarations, placesOf, said, type Place} from './lib/constants';
import {secondsOf} from './lib/duration';
import {linesIn} from './lib/page';
import {each, type Finding} from './lib/rule';

/** A constant that is one value has it at every place; of a range, the second place has the second part. */
const partAt = ({parts}: Place, index: number) => (parts.length === 1 ? parts[0] : parts[index]);

function finding(
  where: string,
  place: Place,
  index: number,
  found: string | undefined,
  line: number,
): Finding[] {
  const wanted = partAt(place, index);
  const seconds = secondsOf(found ?? '');
  const value = seconds === undefined ? found : String(seconds);
  if (wanted === undefined || wanted === value) return [];
  const told = value === found ? (found ?? 'a calculation') : `${found}, ${value} s`;
  return [
    {
      line,
      message: `${where}: ${place.row.name} is ${wanted} in the table of constants, not ${told}: correct the page or the table`,
    },
  ];
}

/** A class constant of the samples, and the words around a constant, have the value of the table. */
export const constantValues = each((page, data) => {
  const declared = declarations(page).flatMap(({line, name, value}) =>
    placesOf(data, 'declaredAs')
      .filter(({text}) => text === name)
      .flatMap((place) => finding(name, place, place.index, value, line)),
  );
  const lines = linesIn(page.source);
  const inText = placesOf(data, 'saidAs').flatMap((place) => {
    const pattern = said(place.text);
    return lines.flatMap(({line, value: text}) =>
      [...text.matchAll(pattern)].flatMap(([, ...found]) =>
        found.flatMap((value, index) => finding(`"${place.text}"`, place, index, value, line)),
      ),
    );
  });
  return [...declared, ...inText];
});
