/** The constants of `Result`, by their code. */
export const CODE_NAMES: Readonly<Record<number, string>> = {
  200: 'HTTP_OK',
  201: 'HTTP_CREATED',
  202: 'HTTP_ACCEPTED',
  204: 'HTTP_NO_CONTENT',
  206: 'HTTP_PARTIAL_CONTENT',
  400: 'HTTP_BAD_REQUEST',
  401: 'HTTP_UNAUTHORIZED',
  403: 'HTTP_FORBIDDEN',
  404: 'HTTP_NOT_FOUND',
  405: 'HTTP_METHOD_NOT_ALLOWED',
  409: 'HTTP_CONFLICT',
  422: 'HTTP_UNPROCESSABLE_ENTITY',
  429: 'HTTP_TOO_MANY_REQUESTS',
  500: 'HTTP_INTERNAL_SERVER_ERROR',
  501: 'HTTP_NOT_IMPLEMENTED',
  502: 'HTTP_BAD_GATEWAY',
  503: 'HTTP_SERVICE_UNAVAILABLE',
  504: 'HTTP_GATEWAY_TIMEOUT',
};

/** A code as PHP: its constant, or its number where it has none. */
export function codePhp(code: number): string {
  const name = CODE_NAMES[code];
  return name === undefined ? String(code) : `Result::${name}`;
}
