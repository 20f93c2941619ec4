ALTER TABLE "decks" ADD COLUMN "sharing" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "share_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "decks_share_key" ON "decks" USING btree ("share_key");