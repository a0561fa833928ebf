CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"reservation_id" integer,
	"picture_id" integer,
	"payload" jsonb,
	"result" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'dead'))
);
--> statement-breakpoint
-- Mails that were sent keep the kind alone, as before; the lease of one that is being sent stays in force.
INSERT INTO "jobs" ("kind", "key", "reservation_id", "payload", "result", "state", "run_at", "attempts", "last_error", "created_at", "finished_at")
SELECT 'mail', "message_id", "reservation_id",
	CASE WHEN "sent_at" IS NULL THEN jsonb_build_object('kind', "kind", 'to', "recipient", 'content', "content") END,
	CASE WHEN "sent_at" IS NOT NULL THEN jsonb_build_object('kind', "kind") END,
	CASE WHEN "sent_at" IS NOT NULL THEN 'done' WHEN "abandoned_at" IS NOT NULL THEN 'dead' ELSE 'waiting' END,
	"not_before", "attempts", "last_error", "created_at", coalesce("sent_at", "abandoned_at")
FROM "mail_outbox" ORDER BY "id";--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "picture_id", "state", "run_at", "attempts", "last_error", "created_at")
SELECT 'picture', j."picture_id"::text, j."picture_id", 'waiting', j."not_before", j."attempts", j."last_error", p."created_at"
FROM "picture_jobs" j JOIN "vehicle_pictures" p ON p."id" = j."picture_id" ORDER BY j."id";--> statement-breakpoint
DROP TABLE "mail_outbox" CASCADE;--> statement-breakpoint
DROP TABLE "picture_jobs" CASCADE;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_picture_id_vehicle_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."vehicle_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_unique" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_reservation" ON "jobs" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "jobs_picture" ON "jobs" USING btree ("picture_id");