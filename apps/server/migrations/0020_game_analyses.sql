CREATE TABLE "game_analyses" (
	"game_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"held_by" text,
	"held_until" timestamp (3) with time zone,
	"turns" jsonb NOT NULL,
	"done" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_by" text,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "game_analyses_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "game_analyses" ADD CONSTRAINT "game_analyses_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_analyses" ADD CONSTRAINT "game_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_analyses_queue" ON "game_analyses" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "game_analyses_user" ON "game_analyses" USING btree ("user_id");