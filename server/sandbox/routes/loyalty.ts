import type { FastifyInstance } from 'fastify';
import { customerClasses } from '../seed/loyalty.ts';
import { answer, penOf, type World } from '../world.ts';

export const registerLoyaltyRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/loyalty/customer-classes', (request) => {
    const pen = penOf(world, request);
    const classes = customerClasses.map((entry) => ({
      id: entry.id,
      name: pen.write(entry.name),
      description: pen.write(entry.description),
      details: pen.write(entry.details),
      image: pen.picture('class', entry.picture),
    }));
    return answer(request, { customer_classes: classes });
  });
};
