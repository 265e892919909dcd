/** Files that use what Docusaurus' manual describes, by their paths in the project. */
export const MANUAL = {
  'docs/manual/lines.md': `---
title: Lines
hide_title: true
image: /img/own.png
custom_edit_url: https://example.com/edit
toc_min_heading_level: 3
toc_max_heading_level: 5
---

## Two

### Three

##### Five

\`\`\`php showLineNumbers=7
echo 1;
echo 2;
\`\`\`

<Tabs block lazy>
<TabItem value="a" attributes={{className: 'own', title: 'The first'}}>A</TabItem>
<TabItem value="b">B</TabItem>
</Tabs>
`,
  'docs/manual/bare.md':
    '---\ntitle: Bare\nhide_table_of_contents: true\ncustom_edit_url: null\n---\n\n## Two\n',
  'docs/by-itself/one.md': '---\ntitle: One\ndescription: About one.\n---\n\nA text.\n',
  'docs/apart/other.md': '---\ntitle: Other\n---\n\nA text.\n',
  'docs/apart/moved.md': '---\ntitle: Moved\ndisplayed_sidebar: apart\n---\n\nA text.\n',
  'src/pages/fresh/index.tsx':
    "import Layout from '@theme/Layout';\nimport styles from './styles.module.css';\nexport default () => <Layout title=\"Fresh\"><main className={styles.fresh}>Fresh</main></Layout>;\n",
  'src/pages/fresh/styles.module.css': '.fresh {\n  color: rgb(1, 2, 3);\n}\n',
  'static/own.js': 'document.documentElement.dataset.own = "yes";\n',
  'static/own.css': 'main { color: red; }\n',
};
