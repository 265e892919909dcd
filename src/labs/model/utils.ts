import {Result, type ResultType} from './result';
import {toIntArgument, toStringArgument} from './types';
import type {Value} from './values';

/** The code of every failure of the validator, but for an unknown type and what callbacks choose. */
export const INVALID = 400;

/** `Rift\Validator\Types\IntUtils`. Arguments are converted as PHP does without strict types, or throw a TypeError. */
export const IntUtils = {
  checkRange(value: Value, min: Value, max: Value, field = 'value'): ResultType {
    const [number, low, high] = [toIntArgument(value), toIntArgument(min), toIntArgument(max)];
    return number >= low && number <= high
      ? Result.Success()
      : Result.Failure(INVALID, `${field} must be between ${low} and ${high}`);
  },
};

/** `Rift\Validator\Types\StringUtils`. A length is that of characters, not of bytes. */
export const StringUtils = {
  checkLength(value: Value, min: Value, max: Value, field = 'string'): ResultType {
    const [low, high] = [toIntArgument(min), toIntArgument(max)];
    const length = BigInt(Array.from(toStringArgument(value)).length);
    if (length < low) return Result.Failure(INVALID, `${field} must be at least ${low} characters`);
    if (length > high) return Result.Failure(INVALID, `${field} must be no more than ${high} characters`);
    return Result.Success();
  },
};
