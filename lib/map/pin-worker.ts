import { answerQuestions } from "@/lib/browser/worker-questions";
import { createPinAnswers, type PinQuestion } from "@/lib/map/pin-answers";

declare const self: DedicatedWorkerGlobalScope;

answerQuestions<PinQuestion>(self, createPinAnswers());
