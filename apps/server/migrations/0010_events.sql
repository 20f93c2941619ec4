CREATE TABLE "event_entrants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_entrants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer,
	"club" text NOT NULL,
	"state" text NOT NULL,
	"is_checked_in" boolean DEFAULT false NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"deck" jsonb
);
--> statement-breakpoint
CREATE TABLE "event_matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"stage" text NOT NULL,
	"table" smallint NOT NULL,
	"first_id" integer NOT NULL,
	"second_id" integer,
	"best_of" smallint NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"first_games" smallint DEFAULT 0 NOT NULL,
	"second_games" smallint DEFAULT 0 NOT NULL,
	"is_awarded" boolean DEFAULT false NOT NULL,
	"reported_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "event_organisers" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "event_organisers_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settings" jsonb NOT NULL,
	"phase" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"organiser_id" integer,
	"seed" text NOT NULL,
	"main_rounds" smallint,
	"seeds" jsonb,
	"places" jsonb,
	"is_title_given" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_entrants" ADD CONSTRAINT "event_entrants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_entrants" ADD CONSTRAINT "event_entrants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_matches" ADD CONSTRAINT "event_matches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_matches" ADD CONSTRAINT "event_matches_first_id_event_entrants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."event_entrants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_matches" ADD CONSTRAINT "event_matches_second_id_event_entrants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."event_entrants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_entrants_event_user_key" ON "event_entrants" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE INDEX "event_entrants_user" ON "event_entrants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_matches_table_key" ON "event_matches" USING btree ("event_id","round","table");--> statement-breakpoint
CREATE INDEX "event_matches_first" ON "event_matches" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "event_matches_second" ON "event_matches" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "event_organisers_user" ON "event_organisers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_phase" ON "events" USING btree ("phase","starts_at");--> statement-breakpoint
CREATE INDEX "events_organiser" ON "events" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target","id");