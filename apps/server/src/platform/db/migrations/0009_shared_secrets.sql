CREATE TABLE "shared_secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
