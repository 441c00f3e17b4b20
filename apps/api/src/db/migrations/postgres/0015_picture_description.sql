UPDATE "tasks" SET "content" = "content" || '{"image_description": ""}' WHERE "task_type" = 'locate';
