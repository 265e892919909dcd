import {Layout, Navbar} from 'nextra-theme-docs';
import {Head} from 'nextra/components';
import {getPageMap} from 'nextra/page-map';
import 'nextra-theme-docs/style.css';

export const metadata = {title: {default: 'Rift', template: '%s | Rift'}};

export default async function RootLayout({children}) {
  const pages = await getPageMap();
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          navbar={<Navbar logo={<b>Rift</b>} />}
          pageMap={pages}
          sidebar={{defaultMenuCollapseLevel: 2}}>
          {children}
        </Layout>
      </body>
    </html>
  );
}
