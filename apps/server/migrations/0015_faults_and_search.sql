CREATE OR REPLACE FUNCTION text_parts(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT array(SELECT DISTINCT substr(value, n, 3) FROM generate_series(1, greatest(length(value) - 2, 1)) AS n) $$;--> statement-breakpoint
CREATE TABLE "faults" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"engine_version" text NOT NULL,
	"reporter_id" integer,
	"text" text NOT NULL,
	"lines" jsonb NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"handled_by_id" integer,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faults" ADD CONSTRAINT "faults_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faults" ADD CONSTRAINT "faults_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faults" ADD CONSTRAINT "faults_handled_by_id_users_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faults_game" ON "faults" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "faults_state" ON "faults" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "faults_reporter" ON "faults" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "faults_handled_by" ON "faults" USING btree ("handled_by_id");--> statement-breakpoint
CREATE INDEX "audit_log_lower_target" ON "audit_log" USING btree (lower("target"),"id");--> statement-breakpoint
CREATE INDEX "audit_log_lower_actor" ON "audit_log" USING btree (lower("actor"),"id");--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_log_acted" ON "audit_log" USING btree ("acted_at");--> statement-breakpoint
CREATE INDEX "sessions_ip_prefix" ON "sessions" USING btree ("ip" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_register_ip_prefix" ON "users" USING btree ("register_ip" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_username_parts" ON "users" USING gin (text_parts("username_key"));--> statement-breakpoint
CREATE INDEX "users_email_parts" ON "users" USING gin (text_parts("email_key"));