import {aligned, median} from './table.mjs';

/**
 * @typedef {object} Answer what one search took
 * @property {number} ms from the click to the first result
 * @property {number} bytes of the files that had come by then
 * @property {number} allBytes of all files it asked for until then
 */

/** @typedef {readonly [Answer, Answer]} Round this site's answer, then the plugin's */

/** How many times sooner this site has to answer. */
export const LEAST_RATIO = 4;

/**
 * The medians of a column of every round.
 * @param {readonly Round[]} rounds
 * @param {keyof Answer} column
 * @returns {[number, number]}
 */
function medians(rounds, column) {
  return [median(rounds.map(([own]) => own[column])), median(rounds.map(([, other]) => other[column]))];
}

/**
 * How many times later the plugin answers.
 * @param {readonly Round[]} rounds
 */
export function ratio(rounds) {
  const [own, other] = medians(rounds, 'ms');
  return other / own;
}

/** @param {readonly Round[]} rounds */
export const isSoonEnough = (rounds) => ratio(rounds) >= LEAST_RATIO;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** @param {number} bytes */
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;

/**
 * @param {string} name
 * @param {readonly [number, number]} pair
 * @param {(value: number) => string} write
 * @returns {string[]}
 */
function row(name, [own, other], write) {
  return [name, write(own), write(other), (other / own).toFixed(1)];
}

/**
 * Each round, the medians, and how many times as much the plugin takes.
 * @param {readonly Round[]} rounds
 * @param {string} plugin its name
 * @returns {string[]} lines
 */
export function searchTable(rounds, plugin) {
  return aligned([
    ['', 'this site', plugin, 'times'],
    ...rounds.map(([own, other], at) => row(`run ${at + 1}`, [own.ms, other.ms], seconds)),
    row('median', medians(rounds, 'ms'), seconds),
    row('came by then', medians(rounds, 'bytes'), kilobytes),
    row('asked for by then', medians(rounds, 'allBytes'), kilobytes),
  ]);
}
