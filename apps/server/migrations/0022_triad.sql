ALTER TABLE "event_entrants" ADD COLUMN "decks" jsonb;--> statement-breakpoint
ALTER TABLE "event_matches" ADD COLUMN "first_ban" smallint;--> statement-breakpoint
ALTER TABLE "event_matches" ADD COLUMN "second_ban" smallint;--> statement-breakpoint
UPDATE "event_entrants" SET "decks" = jsonb_build_array("deck") WHERE "deck" IS NOT NULL;--> statement-breakpoint
UPDATE "events" SET "settings" = "settings" || '{"isTriad": false}';
