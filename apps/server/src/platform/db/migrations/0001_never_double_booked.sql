-- drizzle-kit knows no exclusion constraints, so this one is written by hand.
-- Deferrable, because dealing a vehicle's reservations out anew passes through states that overlap.
create extension if not exists btree_gist;
--> statement-breakpoint
alter table "reservations"
  add constraint "reservations_never_double_booked"
  exclude using gist ("vehicle_id" with =, "unit" with =, "during" with &&)
  where ("deleted_at" is null)
  deferrable initially immediate;
