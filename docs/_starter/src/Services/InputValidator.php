<?php

namespace App\Services;

use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Validator\SchemaValidator;

/** As Rift's, but refuses arrays in place of text, and text that cannot be stored. */
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
            $isArray = is_array($value);

            if (($rules['type'] ?? 'string') === 'string') {
                if ($isArray || !self::isText((string) $value)) {
                    return Result::Failure(
                        Result::HTTP_BAD_REQUEST,
                        $rules['message'] ?? "{$field} must be a string",
                    );
                }
                continue;
            }

            foreach ($isArray ? array_filter($value, 'is_array') : [] as $item) {
                $refused = self::refuse($rules['schema'] ?? [], $item);

                if ($refused !== null) {
                    return $refused;
                }
            }
        }

        return null;
    }

    /** PostgreSQL refuses invalid UTF-8, and its driver cuts text at \0. */
    private static function isText(string $value): bool
    {
        return mb_check_encoding($value, 'UTF-8') && !str_contains($value, "\0");
    }
}
