ALTER TABLE "battles" ADD COLUMN "team_order" text DEFAULT 'as_written' NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "fixed_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "fixed_last" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "tie_rule" text DEFAULT 'last_solution' NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "stagger_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "pauses" jsonb;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "start_delay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "end_delay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "poi_order" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "pieces" jsonb;