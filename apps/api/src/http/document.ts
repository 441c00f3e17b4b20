import { contract } from '@puzzle-runs/contract/contract.ts';
import { generateOpenApi } from '@ts-rest/open-api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Info = Parameters<typeof generateOpenApi>[1];

/** The OpenAPI 3 document of every call, made from the contract. */
function openApiDocument() {
  const info = {
    info: {
      title: 'Puzzle Runs',
      version: '1',
      description:
        'Location-based puzzle hunts: find runs, join them, play them. Failures answer {"errors":[{"code"}]}.',
      license: { name: 'MIT' },
    },
    servers: [{ url: '/' }],
  };
  return generateOpenApi(contract, info as Info, {
    setOperationId: 'concatenated-path',
    schemaTransformer: ({ schema, type }) => {
      if (!(schema instanceof z.ZodType)) return null;
      const io = type === 'response' ? 'output' : 'input';
      return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as never;
    },
  });
}

export function registerDocument(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
}
