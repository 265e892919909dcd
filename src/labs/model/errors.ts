type ThrownType = 'ArgumentCountError' | 'Exception' | 'TypeError';

/** What PHP throws where the contract has no result to give. The message describes it; only that of an Exception is literal. */
export class Thrown extends Error {
  override readonly name = 'Thrown';

  constructor(
    readonly type: ThrownType,
    message: string,
  ) {
    super(message);
  }
}

/** The facts do not say what happens here, so that the model does not either. */
export class NotKnown extends Error {
  override readonly name = 'NotKnown';
}
