<?php

namespace App\Services;

use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Validator\SchemaValidator;

/** As Rift's, but refuses what would be cut, and arrays in place of text. */
final class InputValidator
{
    public static function validate(array $schema, array $data): ResultType
    {
        return self::refuse($schema, $data)
            ?? SchemaValidator::validate($schema, $data);
    }

    private static function refuse(array $schema, array $data): ?ResultType
    {
        foreach ($schema as $field => $rules) {
            $value = $data[$field] ?? null;
            $type = $rules['type'] ?? 'string';

            foreach (is_array($value) && $type !== 'string' ? $value : [] as $item) {
                $refused = is_array($item)
                    ? self::refuse($rules['schema'] ?? [], $item)
                    : null;

                if ($refused !== null) {
                    return $refused;
                }
            }

            $isNoText = is_array($value) || is_float($value);
            $isValid = self::canBeStored($value);
            $broken = match (true) {
                $type === 'int' && self::wouldBeCut($value) => 'must be an integer',
                $type === 'string' && ($isNoText || !$isValid) => 'must be a string',
                !$isValid => 'must hold valid text',
                default => null,
            };

            if ($broken !== null) {
                return Result::Failure(
                    Result::HTTP_BAD_REQUEST,
                    $rules['message'] ?? "{$field} {$broken}",
                );
            }
        }

        return null;
    }

    /** Rift's type int takes 3.9 as 3. */
    private static function wouldBeCut(mixed $value): bool
    {
        return is_numeric($value)
            && (is_float($value) || filter_var($value, FILTER_VALIDATE_INT) === false);
    }

    /** PostgreSQL refuses invalid UTF-8, and its driver cuts text at \0. */
    private static function canBeStored(mixed $value): bool
    {
        return is_array($value)
            ? self::canBeStored(implode(' ', array_keys($value)))
                && array_filter($value, self::canBeStored(...)) === $value
            : !is_string($value)
                || mb_check_encoding($value, 'UTF-8') && !str_contains($value, "\0");
    }
}
