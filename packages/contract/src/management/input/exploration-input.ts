import { z } from 'zod';
import { changedFacts, newFacts } from '../../exploration-facts.ts';
import { html, submissionId, visibility } from '../../shared.ts';
import { changedRules } from '../rules.ts';
import { codeInput, nameInput, optimisticLock, pictureInput, postalCodeInput } from './input-fields.ts';

export const newExploration = z
  .object({
    name: nameInput.default(''),
    description: html.exploration.description.default(''),
    intro: html.exploration.intro.default(''),
    finale: html.exploration.finale.default(''),
    image: pictureInput.default(null),
    postal_code: postalCodeInput.default(''),
    code: codeInput.default(null),
    visibility: visibility.default('public'),
    ...newFacts,
    submission_id: submissionId,
  })
  .meta({ id: 'NewExploration' });

export const explorationChange = z
  .object({
    name: nameInput.optional(),
    description: html.exploration.description.optional(),
    intro: html.exploration.intro.optional(),
    finale: html.exploration.finale.optional(),
    image: pictureInput.optional(),
    postal_code: postalCodeInput.optional(),
    code: codeInput.optional(),
    visibility: visibility.optional(),
    ...changedFacts,
    ...changedRules,
    ...optimisticLock,
  })
  .meta({ id: 'ExplorationChange' });

export type NewExploration = z.infer<typeof newExploration>;
export type ExplorationChange = z.infer<typeof explorationChange>;
