// Read by the build too, which knows no `@site`.
import {theme} from '../../config/prism';

const COLOUR = /--rift-code-(\w+)/;

/** The name of a token's colour in the palette; undefined for that of plain text. */
export function roleOf(types: readonly string[]): string | undefined {
  const style = theme.styles.filter((entry) => entry.types.some((type) => types.includes(type))).at(-1);
  const role = COLOUR.exec(style?.style.color ?? '')?.[1];
  return role === 'text' || role === 'name' ? undefined : role;
}
