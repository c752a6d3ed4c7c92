"""Renders one exported model: render.py -- model.glb job.json

The job says { height, samples, sizePx, hasRoom, views: [{ camera, images: [{ file, paints }] }] }, where
`paints` maps the name of a surface to its colours before and after, { from, to }.
"""

import json
import os
import sys
import tempfile

import bpy
import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import denoise  # noqa: E402
import passes  # noqa: E402
import repaint  # noqa: E402
import studio  # noqa: E402
import surfaces  # noqa: E402


def import_model(path):
    for leftover in list(bpy.data.objects):
        bpy.data.objects.remove(leftover)
    # Blender 3.4's glTF importer still says numpy.bool, which numpy 1.24 dropped.
    numpy.bool = bool
    import addon_utils

    addon_utils.enable("io_scene_gltf2")
    bpy.ops.import_scene.gltf(filepath=path)


def main(model_path, job_path):
    with open(job_path) as file:
        job = json.load(file)
    import_model(model_path)
    surfaces.finish_special_materials()
    scene = bpy.context.scene
    floor = studio.add_floor()
    studio.add_world(scene)
    views = job.pop("views")
    slots = passes.prepare(scene, floor, [image for view in views for image in view["images"]])
    for view in views:
        render(scene, floor, slots, **view, **job)
    print("EVERY IMAGE WRITTEN", flush=True)


def render(scene, floor, slots, *, height, camera, samples, sizePx, hasRoom, images):
    size = (round(sizePx * camera["aspect"]), sizePx)
    small = (size[0] // studio.SHADOW_STEP, size[1] // studio.SHADOW_STEP)
    studio.aim(scene, camera, height)
    studio.configure_render(scene)
    if hasRoom:
        return render_room(scene, floor, slots, samples, size, images)
    with tempfile.TemporaryDirectory() as folder:
        studio.limit_to(scene, camera["bounds"], (studio.MARGIN / camera["aspect"], studio.MARGIN))
        scene.cycles.samples = studio.SHADOW_SAMPLES
        shadow = passes.render_shadow(scene, floor, folder, small)
        seen = studio.window(scene, small)
        shadow = denoise.finish_shadow({name: values[seen] for name, values in shadow.items()}, studio.MARGIN * small[1])
        whole = numpy.zeros((small[1], small[0]), numpy.float32)
        whole[seen] = shadow
        shadow = denoise.enlarge(whole, (size[1], size[0]))
        scene.cycles.samples = samples
        studio.limit_to(scene, camera["bounds"], (4 / size[0], 4 / size[1]))
        rendered = passes.render(scene, floor, slots, folder, size)
    seen = studio.window(scene, size)
    rendered = {name: values[seen] for name, values in rendered.items()}
    for wanted in images:
        image = numpy.zeros((size[1], size[0], 4), numpy.float32)
        image[..., 3] = shadow
        painted = repaint.repaint(rendered, wanted["paints"])
        image[seen] = denoise.finish(painted, shadow[seen], samples)
        passes.save(scene, image, size, os.path.abspath(wanted["file"]))


def render_room(scene, floor, slots, samples, size, images):
    """A room has its own floor and fills the image; its daylight is softer and comes from all around."""
    bpy.data.objects.remove(floor)
    studio.let_daylight_in(scene)
    with tempfile.TemporaryDirectory() as folder:
        scene.cycles.samples = samples
        rendered = passes.render_slots(scene, slots, folder, size)
    for wanted in images:
        image = denoise.finish(rendered, numpy.zeros((size[1], size[0]), numpy.float32), samples)
        passes.save(scene, image, size, os.path.abspath(wanted["file"]))


main(*sys.argv[sys.argv.index("--") + 1 :])
