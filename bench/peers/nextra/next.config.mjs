import nextra from 'nextra';

const withNextra = nextra({contentDirBasePath: '/'});

/** Files only, as the other peers make them. */
export default withNextra({output: 'export', images: {unoptimized: true}});
