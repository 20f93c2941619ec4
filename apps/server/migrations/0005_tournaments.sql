CREATE TABLE "round_clocks" (
	"tournament_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"minutes" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "round_clocks_tournament_id_round_pk" PRIMARY KEY("tournament_id","round")
);
--> statement-breakpoint
CREATE TABLE "tournament_announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" bigint NOT NULL,
	"tournament" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"author_id" integer,
	"written_at" timestamp (3) with time zone NOT NULL,
	"readers" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "tournament_id" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "match_id" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "round" integer;--> statement-breakpoint
ALTER TABLE "tournament_announcements" ADD CONSTRAINT "tournament_announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_announcements_tournament" ON "tournament_announcements" USING btree ("tournament_id","id");--> statement-breakpoint
CREATE INDEX "tournament_announcements_author" ON "tournament_announcements" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "tournament_announcements_written" ON "tournament_announcements" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "games_tournament" ON "games" USING btree ("tournament_id","started_at");