CREATE TABLE "merged_participations" (
	"id" integer PRIMARY KEY NOT NULL,
	"participation_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_teams" (
	"team_id" integer PRIMARY KEY NOT NULL,
	"battle_id" integer NOT NULL,
	"name" text,
	"name_slug" text,
	"state" text NOT NULL,
	"submission_id" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"battle_id" integer PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL,
	"team_limit" integer NOT NULL,
	"explorations" jsonb NOT NULL,
	"approval" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "battle_id" integer;--> statement-breakpoint
ALTER TABLE "registered_teams" ADD CONSTRAINT "registered_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_teams" ADD CONSTRAINT "registered_teams_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registered_teams_name" ON "registered_teams" USING btree ("battle_id","name_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "registered_teams_submission" ON "registered_teams" USING btree ("battle_id","submission_id");--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teams_battle" ON "teams" USING btree ("battle_id");--> statement-breakpoint
ALTER TABLE "battle_acts" ADD COLUMN "exploration_id" integer;--> statement-breakpoint
ALTER TABLE "merged_participations" ADD CONSTRAINT "merged_participations_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_participations_into" ON "merged_participations" USING btree ("participation_id");