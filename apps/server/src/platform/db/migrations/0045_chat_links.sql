ALTER TABLE "reminders" DROP CONSTRAINT "reminders_reservation_id_handover_pk";--> statement-breakpoint
ALTER TABLE "reminders" ALTER COLUMN "handover" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_once" UNIQUE("reservation_id","handover");