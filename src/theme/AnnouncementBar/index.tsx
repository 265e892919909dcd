// Change: closes without the client, by src/frame/announcement.ts, and stays closed until it has another id.
import type {ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import {CLOSED, closedKey} from '@site/src/frame/announcement';

const hideClosed = (id: string) =>
  `try{if(localStorage.getItem('${closedKey(id)}')==='${CLOSED}')document.currentScript.parentElement.hidden=true}catch(e){}`;

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  const {id, content, isCloseable, backgroundColor, textColor} = announcementBar;
  return (
    <div
      className={`${ThemeClassNames.announcementBar.container} announcement`}
      style={{backgroundColor, color: textColor}}
      role="region"
      aria-label="Announcement">
      <div dangerouslySetInnerHTML={{__html: content}} />
      {isCloseable && (
        <button type="button" className="jsOnly" data-announcement={id} aria-label="Close">
          <IconClose />
        </button>
      )}
      {isCloseable && <script dangerouslySetInnerHTML={{__html: hideClosed(id)}} />}
    </div>
  );
}
