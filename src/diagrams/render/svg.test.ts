import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {guard} from './svg';

const PLACE = 'https://elsewhere.example';

/** What is left of a drawing. Mermaid would have let little of it through: the guard does not rely on that. */
function guarded(content: string): string {
  const {document} = new JSDOM(`<svg>${content}</svg>`).window;
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('no SVG');
  guard(svg);
  return svg.innerHTML;
}

test('what runs, loads or takes input goes', () => {
  const html = [
    ...['script', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'form', 'input', 'button', 'textarea'],
    ...['img', 'picture', 'video', 'audio', 'source', 'track'],
  ];
  for (const name of html)
    expect(guarded(`<foreignObject><p><${name}></${name}></p></foreignObject>`), name).not.toContain(
      `<${name}`,
    );
  for (const name of ['script', 'feImage', 'animate', 'set', 'discard'])
    expect(guarded(`<g><${name} href="${PLACE}" /></g>`), name).toBe('<g></g>');
});

test('handlers go, whatever they are called', () => {
  for (const name of ['onclick', 'ONLOAD', 'onbegin', 'onanything'])
    expect(guarded(`<g ${name}="x()" class="a"></g>`), name).toBe('<g class="a"></g>');
});

test('links lead to pages and places of the drawing alone', () => {
  for (const link of [
    'https://a.example/b',
    'http://a.example',
    'mailto:a@b.example',
    '/docs',
    '#one',
    './a',
    'a/b',
    '?b',
  ])
    expect(guarded(`<a href="${link}">x</a>`), link).toBe(`<a href="${link}">x</a>`);
  const others = [
    'javascript:x()',
    'JavaScript:x()',
    ' javascript:x()',
    'java&#9;script:x()',
    '&#1;javascript:x()',
  ];
  for (const link of [
    ...others,
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'about:blank',
    'file:///x',
    '',
    'a&amp;colon;b',
    'a%3Ab',
  ])
    for (const name of ['href', 'xlink:href'])
      expect(guarded(`<a ${name}="${link}">x</a>`), link).toBe('<a>x</a>');
});

test('a drawing uses nothing but itself, and shows images of the site and of its text', () => {
  expect(guarded('<use href="#a"></use>')).toBe('<use href="#a"></use>');
  expect(guarded(`<use href="${PLACE}/a.svg#a" xlink:href="/a.svg#a"></use>`)).toBe('<use></use>');
  for (const own of ['/img/a.png', 'data:image/png;base64,AA'])
    expect(guarded(`<image href="${own}"></image>`), own).toBe(`<image href="${own}"></image>`);
  for (const other of [`${PLACE}/a.png`, '//elsewhere.example/a.png', 'data:text/html,x', 'a.png'])
    expect(guarded(`<image href="${other}" xlink:href="${other}"></image>`), other).toBe('<image></image>');
});

test('styles take nothing from elsewhere, however they are written', () => {
  for (const style of [
    'fill: red',
    'fill: url(#a)',
    "fill: url('#a')",
    'mask: url("data:image/png;base64,AA")',
  ])
    expect(guarded(`<g style='${style}'></g>`.replace(/'(?=[#)])/g, '&#39;')), style).toContain('style=');
  const others = [
    ...[
      `fill: url(${PLACE})`,
      `fill: URL( &quot;${PLACE}&quot; )`,
      'fill: url(/a.svg#a)',
      'fill: url(//a.example)',
    ],
    ...[`fill: \\75 rl(${PLACE})`, `fill: \\000075\\72\\6c(${PLACE})`, `fill: u\\rl(${PLACE})`],
    ...[`background: image-set(&quot;${PLACE}&quot; 1x)`, `background: -webkit-image-set(url(${PLACE}) 1x)`],
  ];
  for (const style of others) expect(guarded(`<g style="${style}"></g>`), style).toBe('<g></g>');
  expect(guarded(`<rect fill="url(${PLACE}/a.svg#a)" filter="url(${PLACE})"></rect>`)).toBe('<rect></rect>');
});

test('a style sheet keeps what is harmless in it, or nothing', () => {
  const sheet = (css: string) => guarded(`<style>${css}</style>`).replace(/<\/?style>/g, '');
  expect(sheet('.a { fill: red; marker: url(#b) }')).toBe('.a { fill: red; marker: url(#b) }');
  const mixed = sheet(`.a { fill: red; background: url(${PLACE}/a.png); stroke: blue }`);
  expect(mixed).toContain('fill: red');
  expect(mixed).toContain('stroke: blue');
  expect(mixed).not.toContain('elsewhere');
  for (const css of [
    `@import '${PLACE}';`,
    `@\\69mport '${PLACE}';`,
    `.a { background: \\75rl(${PLACE}) }`,
    `.a { background: image-set('${PLACE}' 1x) }`,
  ])
    expect(sheet(`.b { fill: red } ${css}`), css).toBe('');
});
