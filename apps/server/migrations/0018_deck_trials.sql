CREATE TABLE "deck_trials" (
	"deck_id" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"played" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"played_by" text,
	"held_by" text,
	"held_until" timestamp (3) with time zone,
	"report" jsonb,
	"version" text,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deck_trials" ADD CONSTRAINT "deck_trials_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_trials_queue" ON "deck_trials" USING btree ("requested_at");