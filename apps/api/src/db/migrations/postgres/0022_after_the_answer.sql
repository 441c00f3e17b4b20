ALTER TABLE "tasks" ADD COLUMN "explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "explain_after_attempts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_attempts" ADD COLUMN "best_right" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_attempts" ADD COLUMN "best_of" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_attempts" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;