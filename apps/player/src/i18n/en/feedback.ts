import type { feedback as de } from '../de/feedback.ts';

export const feedback = {
  'feedback.ranking.reviews_one': '{{count}} photo is still being reviewed, so places may change.',
  'feedback.ranking.reviews_other': '{{count}} photos are still being reviewed, so places may change.',
  'feedback.finish.reviews_one': '{{count}} photo is still being reviewed. It may earn more points.',
  'feedback.finish.reviews_other': '{{count}} photos are still being reviewed. They may earn more points.',
  'feedback.length': '{{length}} of {{max}} characters',
  'feedback.tooLong': 'That is too long. Please cut it to {{max}} characters.',

  'feedback.report.text': 'Is something wrong here? The creator of the run sees your report, but not who sent it.',
  'feedback.report.reason': 'Reason',
  'feedback.report.reason.answer_refused': 'A right answer is refused',
  'feedback.report.reason.unclear': 'The quest is unclear',
  'feedback.report.reason.place_changed': 'Something has changed here',
  'feedback.report.reason.not_accessible': 'The place is not accessible',
  'feedback.report.reason.unsafe': 'It is dangerous here',
  'feedback.report.reason.other': 'Something else',
  'feedback.report.more': 'What is wrong?',
  'feedback.report.more.hint': 'Please don’t name anyone.',
  'feedback.report.more.missing': 'Please say briefly what is wrong.',
  'feedback.report.send': 'Send report',
  'feedback.report.sent': 'Thank you for your report!',
  'feedback.report.sent.text': 'You will see here when it is resolved.',
  'feedback.report.resolved': 'Your report is resolved',
  'feedback.report.resolved.text': 'The creator of the run has taken care of it. Thank you for your help!',

  'feedback.comment': 'Would you like to add a comment?',
  'feedback.comment.hint': 'Only the creator of the run reads it, without your name.',
  'feedback.comment.save': 'Save comment',
  'feedback.comment.saved': 'Saved. You can change it at any time.',
  'feedback.comment.deleted': 'Your comment is deleted.',
} satisfies Record<keyof typeof de, string>;
