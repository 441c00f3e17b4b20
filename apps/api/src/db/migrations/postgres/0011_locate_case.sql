UPDATE "tasks" SET "content" = "content" || '{"case_sensitive": false}' WHERE "task_type" = 'locate';
