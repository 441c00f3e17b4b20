import type { ChangedReplies, FileReplies, NewReplies } from '@puzzle-runs/contract/tasks/reply-fields.ts';
import { repliesIn, withReplies } from '@puzzle-runs/domain/tasks/replies.ts';
import type { Reply } from '@puzzle-runs/domain/tasks/task-kind.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

type Content = TaskContents[TaskType];
type NewIds = (count: number, taken: readonly number[]) => readonly number[];

/** New replies, as creators or a run file send them. */
export interface SentReplies {
  TaskReplies?: NewReplies;
  replies?: FileReplies;
}

export interface SentChange {
  TaskReplies?: ChangedReplies;
}

/** A content with new replies. */
export function withNewReplies<C extends Content>(
  content: C,
  { TaskReplies = [], replies = TaskReplies }: SentReplies,
  newIds: NewIds,
): C {
  const ids = newIds(replies.length, []);
  return withReplies(
    content,
    replies.map((sent, index) => storedReply(sent, ids[index])),
  );
}

/**
 * A content whose replies are those of a change; missing: as they were. A reply without the id of a stored one gets a
 * new id.
 */
export function withChangedReplies<C extends Content>(
  content: C,
  { TaskReplies: sent }: SentChange,
  newIds: NewIds,
): C {
  if (!sent) return content;
  const stored = new Set(repliesIn(content).map(({ id }) => id));
  const ids = newIds(sent.length, [...stored]);
  return withReplies(
    content,
    sent.map((reply, index) => {
      // An id counts once.
      const isKept = reply.id !== undefined && stored.delete(reply.id);
      return storedReply(reply, isKept ? reply.id : ids[index]);
    }),
  );
}

function storedReply({ answer, reply, free }: Omit<Reply, 'id'>, id = 0): Reply {
  return { id, answer, reply, ...(free && { free }) };
}

/** The replies of a content in a run file; left out without any. */
export function repliesInFile(content: Content): { replies?: NonNullable<FileReplies> } {
  const replies = repliesIn(content).map(({ answer, reply, free }) => ({ answer, reply, ...(free && { free }) }));
  return replies.length > 0 ? { replies } : {};
}
