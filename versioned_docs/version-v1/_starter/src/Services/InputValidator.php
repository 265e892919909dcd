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
            $isText = ($rules['type'] ?? 'string') === 'string';

            foreach (is_array($value) && !$isText ? $value : [] as $item) {
                $refused = is_array($item)
                    ? self::refuse($rules['schema'] ?? [], $item)
                    : null;

                if ($refused !== null) {
                    return $refused;
                }
            }

            $isNoText = is_array($value) || is_float($value);

            if (self::wouldBeCut($value, $rules)) {
                return Result::Failure(
                    Result::HTTP_BAD_REQUEST,
                    $rules['message'] ?? "{$field} must be an integer",
                );
            }
            if ($isNoText && $isText || !self::canBeStored($value)) {
                return Result::Failure(
                    Result::HTTP_BAD_REQUEST,
                    $rules['message'] ?? $field . ($isText
                        ? ' must be a string'
                        : ' must hold valid text'),
                );
            }
        }

        return null;
    }

    /** Rift's type int takes 3.9 as 3. */
    private static function wouldBeCut(mixed $value, array $rules): bool
    {
        return ($rules['type'] ?? 'string') === 'int' && is_numeric($value)
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
