import {openQuietly, PHONE, withBrowser} from '../browser';
import type {Bench} from '../subject';
import {weigh, type Request, type Weight} from './requests';

/** Marks what is fetched for a page that the reader may ask for next. */
const AHEAD = [/^(sec-)?purpose: .*(prefetch|prerender)/i, /^next-router-(segment-)?prefetch: /i];

const isAhead = (headers: Record<string, string>) =>
  Object.entries(headers).some(([name, value]) => AHEAD.some((mark) => mark.test(`${name}: ${value}`)));

/** What a first visit on a phone takes over the wire, until nothing more comes. */
export function weight({server, browser}: Bench, address: string): Promise<Weight> {
  return withBrowser(browser, async (opened) => {
    const page = await opened.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    const requests = new Map<string, Request>();
    const known = (id: string): Request => {
      const request = requests.get(id) ?? {url: '', type: '', bytes: 0, isAhead: false};
      requests.set(id, request);
      return request;
    };
    session.on('Network.requestWillBeSent', ({requestId, request}) => {
      const entry = known(requestId);
      entry.url = request.url;
      entry.isAhead ||= isAhead(request.headers);
    });
    session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
      known(requestId).isAhead ||= isAhead(headers);
    });
    session.on('Network.responseReceived', ({requestId, response}) => {
      known(requestId).type = response.mimeType;
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      known(requestId).bytes = encodedDataLength;
    });
    await session.send('Network.enable');
    await openQuietly(page, server.origin + address);
    return weigh([...requests.values()].filter(({url}) => url.startsWith(server.origin)));
  });
}
