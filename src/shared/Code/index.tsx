import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import CodeButtons from '../CodeButtons';
import {languageNames, roleOf, theme} from '@site/config/prism';
import {Prism} from '@site/src/runs/languages';

interface Props {
  language: 'php' | 'json' | 'text';
  /** Such as the name of its file; without one it is the language. */
  title?: string;
  children: string;
}

/** A block of code for islands, which looks as those of the theme do in pages. */
export default function Code({language, title = languageNames[language], children}: Props): ReactNode {
  return (
    <div className={`language-${language} theme-code-block`}>
      <div className="codeBlockTitle">{title}</div>
      <div className="codeBlockContent">
        <Highlight prism={Prism} code={children.replace(/\n$/, '')} language={language} theme={theme}>
          {({className, tokens}) => (
            <pre
              className={clsx(className, 'thin-scrollbar')}
              role="group"
              aria-label={title}
              tabIndex={0}
              translate="no">
              <code className="codeBlockLines">
                {tokens.map((line, at) => (
                  <div key={at} className="token-line">
                    {line.map(
                      ({types, content}, key) =>
                        // An empty line has its break below.
                        content !== '\n' && (
                          <span key={key} className={roleOf(types)}>
                            {content}
                          </span>
                        ),
                    )}
                    <br />
                  </div>
                ))}
              </code>
            </pre>
          )}
        </Highlight>
        <CodeButtons />
      </div>
    </div>
  );
}
