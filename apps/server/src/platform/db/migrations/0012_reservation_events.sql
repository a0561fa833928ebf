CREATE TABLE "reservation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"note" text,
	CONSTRAINT "reservation_events_actor_known" CHECK ("reservation_events"."actor_kind" in ('owner', 'visitor', 'system')),
	CONSTRAINT "reservation_events_actor_id" CHECK ("reservation_events"."actor_id" is null or "reservation_events"."actor_kind" = 'owner')
);
--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_events_reservation" ON "reservation_events" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_events_cancelled_once" ON "reservation_events" USING btree ("reservation_id") WHERE "reservation_events"."kind" = 'cancelled';--> statement-breakpoint
-- So far only visitors could cancel and only operators could delete.
INSERT INTO "reservation_events" ("reservation_id", "kind", "actor_kind", "at")
SELECT "id", 'cancelled', 'visitor', "cancelled_at" FROM "reservations" WHERE "cancelled_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "reservation_events" ("reservation_id", "kind", "actor_kind", "actor_id", "at")
SELECT r."id", 'deleted', 'owner', l."owner_id", r."deleted_at" FROM "reservations" r JOIN "landings" l ON l."id" = r."landing_id"
WHERE r."deleted_at" IS NOT NULL;
