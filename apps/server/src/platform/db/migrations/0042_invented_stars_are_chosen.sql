ALTER TABLE "landings" ALTER COLUMN "show_ratings" SET DEFAULT false;--> statement-breakpoint
-- On was the default of before, so that it tells nothing of what an operator chose (decision 0155).
UPDATE "landings" SET "show_ratings" = false WHERE "show_ratings";
