-- A unit that is not on the fleet yet, or any more, is blocked.
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_reason";--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_reason" CHECK ("blocks"."reason" in ('maintenance', 'breakdown', 'own_use', 'stop_sell', 'off_fleet'));
