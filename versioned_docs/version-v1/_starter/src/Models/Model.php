<?php

namespace App\Models;

use Rift\Core\Database\Models\Model as RiftModel;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

/** Does what the models of version 1.0.0 leave out. */
abstract class Model extends RiftModel
{
    /** Rift looks for existing names in every schema; only one schema counts. */
    private const IN_THIS_SCHEMA = [
        ' table_name =' => ' table_schema = current_schema() AND table_name =',
        ' tablename =' => ' schemaname = current_schema() AND tablename =',
    ];

    public function migrate(): string
    {
        $sql = strtr(parent::migrate(), self::IN_THIS_SCHEMA);
        $isTable = preg_match('/^CREATE TABLE .+ \(\n    (.+?)\n\)/s', $sql, $columns);

        if ($isTable !== 1) {
            return $sql;
        }

        // Rift adds no column to a table that exists.
        $add = "\n    ADD COLUMN IF NOT EXISTS ";

        return 'ALTER TABLE IF EXISTS ' . static::NAME
            . $add . str_replace(",\n    ", ",{$add}", $columns[1]) . ";\n" . $sql;
    }

    public function validate(array $data): ResultType
    {
        // Rift raises a TypeError for an array in place of a string.
        foreach ($this->table->fields as $name => $field) {
            $isText = isset($field['validation'])
                && ($field['validation']['type'] ?? 'string') === 'string';

            if ($isText && is_array($data[$name] ?? null)) {
                return Result::Failure(
                    Result::HTTP_BAD_REQUEST,
                    "{$name} must be a string",
                );
            }
        }

        return parent::validate($data);
    }
}
