-- A cancelled reservation holds its unit no longer.
alter table "reservations" drop constraint "reservations_never_double_booked";
--> statement-breakpoint
alter table "reservations"
  add constraint "reservations_never_double_booked"
  exclude using gist ("vehicle_id" with =, "unit" with =, "during" with &&)
  where ("deleted_at" is null and "cancelled_at" is null)
  deferrable initially immediate;
