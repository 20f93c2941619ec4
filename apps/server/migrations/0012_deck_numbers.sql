ALTER TABLE "decks" ADD COLUMN "numbers" jsonb;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "numbers_version" text;