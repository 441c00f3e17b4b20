ALTER TABLE "hints" ADD COLUMN "shown_after_tries" integer;--> statement-breakpoint
ALTER TABLE "hints" ADD COLUMN "shown_after_minutes" integer;--> statement-breakpoint
ALTER TABLE "hints" ADD COLUMN "free_after_minutes" integer;--> statement-breakpoint
ALTER TABLE "hints" ADD COLUMN "after_previous" boolean DEFAULT false NOT NULL;