import {generateStaticParamsFor, importPage} from 'nextra/pages';
import {useMDXComponents} from '../../mdx-components';

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({params}) {
  const {mdxPath} = await params;
  const {metadata} = await importPage(mdxPath);
  return metadata;
}

const {wrapper: Wrapper} = useMDXComponents();

export default async function Page(props) {
  const params = await props.params;
  const {default: Text, ...page} = await importPage(params.mdxPath);
  return (
    <Wrapper {...page}>
      <Text {...props} params={params} />
    </Wrapper>
  );
}
