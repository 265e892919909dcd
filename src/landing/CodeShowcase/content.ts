import type {Frame} from '../Section';
import type {Example} from './example';
import {steps as authSteps} from './samples/auth.steps';
import {steps as bearerSteps} from './samples/bearer-token-middleware.steps';
import {steps as registrationSteps} from './samples/registration.steps';
import {steps as verificationSteps} from './samples/verification.steps';

export const frame: Frame = {
  id: 'code',
  title: 'One use case, seen three ways',
  lead: 'The code that runs, the response it gives, and the calls in between. None of it is pseudo-code: these are complete files, with imports, constants and error handling.',
  link: {to: 'architecture/logic-layer/use-cases', label: 'How use cases work'},
  faultAt: '82%',
};

export const hint =
  'Point at a step, a line of code or a timer to highlight that moment in all three views. Click to keep it highlighted.';

export const examples: readonly [Example, ...Example[]] = [
  {
    id: 'auth',
    label: 'Auth',
    summary: 'Checks an email and a password and returns a token for one hour.',
    file: 'src/UseCases/Auth/LoginByEmail.php',
    run: 'A login with an unknown email.',
    steps: authSteps,
  },
  {
    id: 'registration',
    label: 'Registration',
    summary: 'Creates a tenant, mails a confirmation code and returns two tokens.',
    file: 'src/UseCases/Auth/RegisterByEmail.php',
    run: 'A registration that succeeds. Tokens are shortened; verify_* times are examples.',
    steps: registrationSteps,
  },
  {
    id: 'verification',
    label: 'Verification',
    summary: 'Compares the mailed code with the one in the token and marks the tenant as verified.',
    file: 'src/UseCases/Auth/VerifyByCode.php',
    run: 'A verification that succeeds; its times are examples.',
    steps: verificationSteps,
  },
  {
    id: 'bearer-token-middleware',
    label: 'Bearer token middleware',
    summary: 'Lets a request through if its bearer token is valid, and adds the uid to it.',
    file: 'src/Middlewares/RequireBearerToken.php',
    run: 'A request whose token has expired.',
    steps: bearerSteps,
  },
];
