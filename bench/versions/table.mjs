/**
 * @param {readonly number[]} numbers
 * @returns {number} NaN where there is none
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * @param {readonly string[][]} rows
 * @returns {string[]} lines: the first column flush left, the others flush right
 */
export function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  return rows.map(([name = '', ...cells]) =>
    [name.padEnd(widths[0] ?? 0), ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))].join('  '),
  );
}
