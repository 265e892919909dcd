/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'declaration-no-important': true,
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'custom-property-pattern': null,
    // CSS modules allow ":global(name)" as a name.
    'at-rule-prelude-no-invalid': [true, {ignoreAtRules: ['keyframes']}],
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true}],
    'color-no-hex': true,
    // What fits into a window depends on the size of its text, which readers set.
    'media-feature-name-unit-allowed-list': {width: ['em', 'rem'], height: ['em', 'rem']},
    // Lightning CSS adds all other prefixes.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['print-color-adjust']}],
  },
  overrides: [{files: ['src/css/tokens.css', 'src/landing/deep.css'], rules: {'color-no-hex': null}}],
};
