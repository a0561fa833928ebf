-- Plates are stored in capitals; older ones as they were typed.
UPDATE "units" SET "plate" = upper("plate") WHERE "plate" <> upper("plate");
