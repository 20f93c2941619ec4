CREATE TABLE "lobby_book" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lobby_games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"entry" text,
	"farewell" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_decisions" ADD COLUMN "fingerprint" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "engine_version" text;--> statement-breakpoint
CREATE INDEX "lobby_games_version" ON "lobby_games" USING btree ("version");