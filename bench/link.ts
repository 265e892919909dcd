import {setTimeout as wait} from 'node:timers/promises';
import type {Writable} from 'node:stream';

/** The mobile network of Lighthouse, as it puts it upon requests: 150 ms and 1.6 Mbit/s, with what a protocol adds. */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = 1_474_560 / 8 / 1000;

/** As much as goes over the link at once, in bytes: the next response waits no longer than for that. */
const SLICE = 1460;

/** All that has been asked for goes over one link, slice by slice. */
export class Link {
  isSlow = false;
  /** When the last slice that was taken is through. */
  private free = 0;

  /** Ends a response with its body, at the pace of the link. */
  async send(response: Writable, body: Buffer): Promise<void> {
    if (!this.isSlow) {
      response.end(body);
      return;
    }
    await wait(LATENCY_MS);
    for (let at = 0; at < body.length && !response.destroyed; at += SLICE) {
      const slice = body.subarray(at, at + SLICE);
      const now = performance.now();
      this.free = Math.max(this.free, now) + slice.length / BYTES_PER_MS;
      await wait(this.free - now);
      response.write(slice);
    }
    response.end();
  }
}
