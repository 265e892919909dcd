<?php

namespace App\Models;

use App\Services\InputValidator;
use LogicException;
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
        $this->refuseCapitals();
        $sql = strtr(parent::migrate(), self::IN_THIS_SCHEMA);
        $isTable = preg_match('/^CREATE TABLE .+ \(\n    (.+?)\n\)/s', $sql, $columns);

        if ($isTable !== 1) {
            return $sql;
        }

        // Rift adds no column to a table that exists.
        $added = [];
        $names = array_map(preg_quote(...), array_keys($this->table->fields));
        $next = '/,\n    (?=(?:' . implode('|', $names) . ') )/';

        foreach (preg_split($next, $columns[1]) as $column) {
            $name = strtok($column, ' ');

            if (($this->table->fields[$name]['action'] ?? '') !== 'DELETE') {
                $added[] = "\n    ADD COLUMN IF NOT EXISTS {$column}";
            }
        }

        return $added === [] ? $sql : 'ALTER TABLE IF EXISTS ' . static::NAME
            . implode(',', $added) . ";\n" . $sql;
    }

    /** PostgreSQL stores names in lower case; Rift then looks for them in vain. */
    private function refuseCapitals(): void
    {
        $names = [
            static::NAME,
            ...array_keys($this->table->fields),
            ...array_column($this->table->indexes, 'name'),
            ...array_column($this->table->foreignKeys, 'name'),
        ];

        foreach ($names as $name) {
            if ($name !== strtolower($name)) {
                throw new LogicException("Write {$name} in lower case");
            }
        }
    }

    public function validate(array $data): ResultType
    {
        $rules = array_column($this->table->fields, 'validation', 'name');

        return InputValidator::validate($rules, $data);
    }

    public function validateField(string $fieldName, mixed $value): ResultType
    {
        $rules = $this->table->fields[$fieldName]['validation'] ?? null;

        return $rules === null
            ? Result::Success(null)
            : InputValidator::validate([$fieldName => $rules], [$fieldName => $value]);
    }
}
