CREATE TABLE "game_checkpoints" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"decisions" integer NOT NULL,
	"engine_version" text NOT NULL,
	"position" text NOT NULL,
	"checksum" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_checkpoints" ADD CONSTRAINT "game_checkpoints_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;