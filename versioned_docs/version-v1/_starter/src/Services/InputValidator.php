<?php

namespace App\Services;

use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Validator\SchemaValidator;

/** As Rift's, but an array in place of text is a failure and not a TypeError. */
final class InputValidator
{
    public static function validate(array $schema, array $data): ResultType
    {
        return self::refuseArrays($schema, $data)
            ?? SchemaValidator::validate($schema, $data);
    }

    private static function refuseArrays(array $schema, array $data): ?ResultType
    {
        foreach ($schema as $field => $rules) {
            $value = $data[$field] ?? null;

            if (!is_array($value)) {
                continue;
            }

            if (($rules['type'] ?? 'string') === 'string') {
                return Result::Failure(
                    Result::HTTP_BAD_REQUEST,
                    $rules['message'] ?? "{$field} must be a string",
                );
            }

            foreach (array_filter($value, 'is_array') as $item) {
                $refused = self::refuseArrays($rules['schema'] ?? [], $item);

                if ($refused !== null) {
                    return $refused;
                }
            }
        }

        return null;
    }
}
